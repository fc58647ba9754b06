/* smol-toml, BSD-3-Clause, see LICENSE.toml. Made by "make vendor" from smol-toml 1.9.1. */
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */function P(e,i){let r=e.slice(0,i).split(/\r?\n/);return[r.length,r.pop().length+1]}function Z(e,i,r){let t=e.split(/\r?\n/),a="",l=(Math.log10(i+1)|0)+1;for(let n=i-1;n<=i+1;n++){let o=t[n-1];o&&(a+=n.toString().padEnd(l," "),a+=":  ",a+=o,a+=`
`,n===i&&(a+=" ".repeat(l+r+2),a+=`^
`))}return a}var s=class e extends Error{line;column;codeblock;constructor(i,r){let[t,a]=P(r.toml,r.ptr),l=Z(r.toml,t,a);super(`Invalid TOML document: ${i}

${l}`,r),this.line=t,this.column=a,this.codeblock=l}static x(i,r,t){throw new e(i,{toml:r.s,ptr:t??r.p})}};/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */function b(e){let i=e.p,r=e.s.charCodeAt(e.p++),t=r,a=r===39,l=r===e.s.charCodeAt(e.p)&&r===e.s.charCodeAt(e.p+1);l&&((r=e.s.charCodeAt(e.p+=2))===10?e.p++:r===13&&e.s.charCodeAt(e.p+1)===10&&(e.p+=2));let n="",o=e.p,f=0;for(;e.p<e.s.length;e.p++)if(r=e.s.charCodeAt(e.p),l&&(r===10||r===13&&e.s.charCodeAt(e.p+1)===10))f=f&&3;else if(r<32&&r!==9||r===127)s.x("control characters are not allowed in strings",e);else if((!f||f===3)&&r===t&&(!l||e.s.charCodeAt(e.p+1)===t&&e.s.charCodeAt(e.p+2)===t)){if(l&&(e.s.charCodeAt(e.p+3)===t&&e.p++,e.s.charCodeAt(e.p+3)===t&&e.p++),!f){let u=e.s.slice(o,e.p);n=n?n+u:u}return e.p+=l?3:1,n}else if(!f)!a&&r===92&&(n+=e.s.slice(o,o=e.p),f=1);else if(f===1)if(r===120||r===117||r===85){let u=e.p++-1,p=0,d=r===120?2:r===117?4:8;for(let A=0;A<d;A++,e.p++){let g=e.s.charCodeAt(e.p),O=g>=48&&g<=57?g-48:g>=65&&g<=70?g-65+10:g>=97&&g<=102?g-97+10:-1;O<0&&s.x("invalid non-hex character in unicode escape",e),p=p<<4|O}(p<0||p>1114111||p>=55296&&p<=57343)&&s.x("invalid unicode escape",e,u),n+=String.fromCodePoint(p),o=e.p--,f=0}else l&&(r===32||r===9)?f=2:(r===98?n+="\b":r===116?n+="	":r===110?n+=`
`:r===102?n+="\f":r===114?n+="\r":r===101?n+="\x1B":r===34?n+='"':r===92?n+="\\":s.x("unrecognised escape sequence",e),o=e.p+1,f=0);else r!==32&&r!==9&&(f===2&&s.x("invalid escape: only line-ending whitespace may be escaped",e,o),f=!a&&r===92?1:0,o=e.p);s.x("unfinished string",e,i)}/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */var z=/^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i,C=class e extends Date{#r=!1;#i=!1;#e=null;constructor(i,r,t){let a=!0,l=!0,n="Z",o;if(typeof i=="string")if(r)e:{if(r<3){if(+i.slice(11,13)>23){i="";break e}r===2?(n=null,i+="Z"):(o=i.charCodeAt(i.length-1))!==90&&o!==122&&(n=i.slice(i.length-6)),t&&(i=i.slice(0,10)+"T"+i.slice(11))}else r===4&&(i=+i.slice(0,2)>23?"":`0000-01-01T${i}Z`);a=r!==4,l=r!==3}else{let f=i.match(z);f?(f[1]||(a=!1,i=`0000-01-01T${i}`),l=!!f[2],l&&i[10]===" "&&(i=i.replace(" ","T")),f[2]&&+f[2]>23?i="":(n=f[3]||null,!n&&l&&(i+="Z"))):i=""}super(i),isNaN(this.getTime())||(this.#r=a,this.#i=l,this.#e=n)}isDateTime(){return this.#r&&this.#i}isLocal(){return!this.#r||!this.#i||!this.#e}isDate(){return this.#r&&!this.#i}isTime(){return this.#i&&!this.#r}isValid(){return this.#r||this.#i}toISOString(){let i=super.toISOString();if(this.isDate())return i.slice(0,10);if(this.isTime())return i.slice(11,23);if(this.#e===null)return i.slice(0,-1);if(this.#e==="Z"||this.#e==="z")return i;let r=+this.#e.slice(1,3)*60+ +this.#e.slice(4,6);return r=this.#e[0]==="-"?r:-r,new Date(this.getTime()-r*6e4).toISOString().slice(0,-1)+this.#e}static wrapAsOffsetDateTime(i,r="Z"){let t=new e(i);return t.#e=r,t}static wrapAsLocalDateTime(i){let r=new e(i);return r.#e=null,r}static wrapAsLocalDate(i){let r=new e(i);return r.#i=!1,r.#e=null,r}static wrapAsLocalTime(i){let r=new e(i);return r.#r=!1,r.#e=null,r}};/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */function h(e,i=10){return i===16?e>47&&e<58||e>64&&e<71||e>96&&e<103:e>47&&e<48+i}function D(e,i){return e===32||e===9||e===10||e===13||i&&(e===i||e===44)||e===35}function w(e,i){let r=e.p,t=e.s.charCodeAt(e.p);if(t===91||t===123){e.d--||s.x("document contains excessively nested structures. aborting.",e);let a=t===91?S(e):E(e);return e.d++,a}return t===34||t===39?b(e):t===116?((e.s.charCodeAt(++e.p)!==114||e.s.charCodeAt(++e.p)!==117||e.s.charCodeAt(++e.p)!==101)&&s.x("invalid value",e,r),e.p++,!0):t===102?((e.s.charCodeAt(++e.p)!==97||e.s.charCodeAt(++e.p)!==108||e.s.charCodeAt(++e.p)!==115||e.s.charCodeAt(++e.p)!==101)&&s.x("invalid value",e,r),e.p++,!1):t===43||t===45?y(e,e.p,e.s.charCodeAt(++e.p),44-t,i):e.s.charCodeAt(e.p+4)===45&&e.s.charCodeAt(e.p+7)===45?L(e,t,i):e.s.charCodeAt(e.p+2)===58?V(e,t,i):y(e,e.p,t,0,i)}function y(e,i,r,t,a){let l=r,n=0,o=!1;if(l===105)return(e.s.charCodeAt(++e.p)!==110||e.s.charCodeAt(++e.p)!==102)&&s.x("invalid value",e,i),e.p++,(t||1)/0;if(l===110)return(e.s.charCodeAt(++e.p)!==97||e.s.charCodeAt(++e.p)!==110)&&s.x("invalid value",e,i),e.p++,NaN;if(l===48){if(++e.p>=e.s.length||D(l=e.s.charCodeAt(e.p),a))return e.bi===!0?0n:0;if(!t){if(l===120)return k(e,i,16,a);if(l===98)return k(e,i,2,a);if(l===111)return k(e,i,8,a)}l===46?n=2:l===101||l===69?n=4:s.x("illegal leading zero",e,i)}else h(l)||s.x("invalid value",e,i);for(;++e.p<e.s.length&&(l=e.s.charCodeAt(e.p),!D(l,a));)n||(n=1),l===95?(n&1||s.x("illegal underscore",e),n+=11,o=!0):n===1&&l===46?n=2:(n===1||n===3)&&(l===101||l===69)?n=4:n===4&&(l===43||l===45)?n=6:h(l)?n>9?n-=11:n&1||n++:s.x("illegal character in numeric literal",e);if(!n){let u=(r-48)*(t||1);return e.bi===!0?BigInt(u):u}n&1||s.x("unfinished numeric value",e,i);let f=e.s.slice(i,e.p);return o&&(f=f.replaceAll("_","")),n>1?parseFloat(f):v(e,f,10,i)}function k(e,i,r,t){let a,l=1;for(;++e.p<e.s.length&&(a=e.s.charCodeAt(e.p),!D(a,t));)a===95?(l&1&&s.x("illegal underscore",e),l=3):h(a,r)?l&1&&l--:s.x("illegal character in numeric literal",e);l&1&&s.x("unfinished numeric value",e);let n=e.s.slice(i+2,e.p);return l&&(n=n.replaceAll("_","")),v(e,n,r,i)}function v(e,i,r,t){if(e.bi!==!0)e:{let a=parseInt(i,r);if(!Number.isSafeInteger(a)){if(e.bi)break e;s.x("integer value cannot be represented losslessly",e,t)}return a}return BigInt(r===10?i:(r===2?"0b":r===8?"0o":"0x")+i)}function L(e,i,r){let t=e.p++,a;if(!h(i)||!h(e.s.charCodeAt(e.p++))||!h(e.s.charCodeAt(e.p++))||!h(e.s.charCodeAt(e.p++)))return y(e,e.p=t,i,0,r);if(e.p+=5,h(e.s.charCodeAt(e.p++))||s.x("invalid date-time: date part is malformed",e,t),e.p>=e.s.length||((i=e.s.charCodeAt(e.p))!==32||(a=!0,!h(e.s.charCodeAt(e.p+1))))&&i!==84&&i!==116){let n=e.s.slice(t,e.p);return T(e,n,3,!1,t)}if(e.s.charCodeAt(e.p+=3)!==58&&s.x("invalid date-time: time part is malformed",e,t),e.s.charCodeAt(e.p+=3)===58&&(e.p+=3),e.s.charCodeAt(e.p)===46)for(;h(e.s.charCodeAt(++e.p)););if(i=e.s.charCodeAt(e.p)){if(i===90||i===122){let n=e.s.slice(t,++e.p);return T(e,n,1,a,t,"[+00:00]")}if(i===43||i===45){let n=e.s.slice(t,e.p+=6);return T(e,n,1,a,t,!e.ld&&"["+e.s.slice(e.p-6,e.p)+"]")}}let l=e.s.slice(t,e.p);return T(e,l,2,a,t)}function V(e,i,r){let t=e.p;if(!h(i)||!h(e.s.charCodeAt(++e.p)))return y(e,--e.p,i,0,r);if(e.s.charCodeAt(e.p+=4)===58&&(e.p+=3),e.s.charCodeAt(e.p)===46)for(;h(e.s.charCodeAt(++e.p)););let a=e.s.slice(t,e.p);return T(e,a,4,!1,t)}function T(e,i,r,t,a,l){if(e.ld){let n=new C(i,r,t);return n.isValid()||s.x("invalid date",e,a),n}try{switch(l&&(i+=l),r){case 1:return Temporal.ZonedDateTime.from(i);case 2:return Temporal.PlainDateTime.from(i);case 3:return Temporal.PlainDate.from(i);case 4:return Temporal.PlainTime.from(i)}}catch(n){s.x(n instanceof Error?n.message:""+n,e,a)}}/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */function _(e){for(;e.p<e.s.length;e.p++){let i=e.s.charCodeAt(e.p);if(i===10)break;if(i===13&&e.s.charCodeAt(e.p+1)===10){e.p++;break}(i<32&&i!==9||i===127)&&s.x("control characters are not allowed in comments",e)}}function m(e,i,r){let t;for(;e.p<e.s.length;){for(;e.p<e.s.length&&((t=e.s.charCodeAt(e.p))===32||t===9||!i&&(t===10||t===13&&e.s.charCodeAt(e.p+1)===10));)e.p++;if(r||t!==35)break;_(e)}}/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */function c(e,i=61){let r,t=0,a=[],l,n=e.s.charCodeAt(r=e.p);do{if(n===i)return t||s.x("unexpected end of key",e),t===1&&a.push(e.s.slice(l,e.p)),e.p++,a;n===46?(t||s.x("illegal empty bare key",e),t===1&&a.push(e.s.slice(l,e.p)),t=0):!t&&(n===34||n===39)?(n===e.s.charCodeAt(e.p+1)&&n===e.s.charCodeAt(e.p+2)&&s.x("illegal quoted key: multiline strings are not allowed",e),a.push(b(e)),t=2,e.p--):n===32||n===9?t===1&&(a.push(e.s.slice(l,e.p)),t=2):t===2||n<48&&n!==45||n>57&&n<65||n>90&&n<97&&n!==95||n>122?s.x("illegal character in key",e):t||(t=1,l=e.p)}while(n=e.s.charCodeAt(++e.p));s.x("incomplete key-value: cannot find end of key",e,r)}function E(e){let i=e.p++,r=Object.create(null),t=new Set,a;for(;e.p<e.s.length;){if(m(e),(a=e.s.charCodeAt(e.p))===125)return e.p++,r;let l,n=r,o=!1,f=e.p,u=c(e);for(let d=0;d<u.length;d++){d&&(n=o?n[l]:n[l]=Object.create(null)),l=u[d],(o=Object.hasOwn(n,l))&&(typeof n[l]!="object"||t.has(n[l]))&&s.x("trying to redefine an already defined value",e,f);let A=l==="__proto__";if(e.uk&&(A||l==="constructor")){n=e.uk!==1&&s.x("document contains an unsafe property",e,f);break}!o&&A&&Object.defineProperty(n,l,{enumerable:!0,configurable:!0,writable:!0})}o&&s.x("trying to redefine an already defined value",e,f),m(e,!0,!0);let p=w(e,125);if(n&&typeof(n[l]=p)=="object"&&t.add(p),m(e),(a=e.s.charCodeAt(e.p++))===125)return r;a!==44&&s.x("expected comma or end of structure",e,e.p-1)}s.x("unfinished table",e,i)}function S(e){let i=e.p++,r=[],t;for(;e.p<e.s.length;){if(m(e),(t=e.s.charCodeAt(e.p))===93)return e.p++,r;if(r.push(w(e,93)),m(e),(t=e.s.charCodeAt(e.p++))===93)return r;t!==44&&s.x("expected comma or end of structure",e,e.p-1)}s.x("unfinished array",e,i)}/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */function I(e,i,r,t,a){let l=r,n=t,o,f=!1,u;for(let p=0;p<i.length;p++){if(p){if(l=f?l[o]:l[o]=Object.create(null),n=(u=n[o]).c,a===0&&(u.t===1||u.t===2))return null;if(u.t===2){let d=l.length-1;l=l[d],n=n[d].c}}if(o=i[p],(f=Object.hasOwn(l,o))&&n[o]?.t===0&&n[o]?.d)return null;if(!f){let d=o==="__proto__";if(e.uk&&(d||o==="constructor"))return!1;d&&(Object.defineProperty(l,o,{enumerable:!0,configurable:!0,writable:!0}),Object.defineProperty(n,o,{enumerable:!0,configurable:!0,writable:!0})),n[o]={t:p<i.length-1&&a===2?3:a,d:!1,i:0,c:Object.create(null)}}}if(u=n[o],u.t!==a&&!(a===1&&u.t===3)||(a===2&&(u.d||(u.d=!0,l[o]=[]),l[o].push(l=Object.create(null)),u.c[u.i++]=u={t:1,d:!1,i:0,c:Object.create(null)}),u.d))return null;if(u.d=!0,a===1)l=f?l[o]:l[o]=Object.create(null);else if(a===0&&f)return null;return[o,l,u.c]}function $(e,i,r){(i===null||e.uk===2)&&s.x(i===null?"trying to redefine an already defined table or value":"document contains an unsafe property",e,r)}function N(e,i={}){let r={s:e,p:0,d:i.maxDepth??1e3,bi:i.integersAsBigInt??!1,ld:i.useLegacyDate??!0,uk:i.unsafeKeyBehaviour==="throw"?2:i.unsafeKeyBehaviour==="drop"?1:0},t=Object.create(null),a=Object.create(null),l,n=!1,o=t,f=a;for(e.charCodeAt(0)===65279&&r.p++,m(r);r.p<e.length;){if(e.charCodeAt(r.p)===91){let u=e.charCodeAt(++r.p)===91;l=r.p+=+u,n=!1;let p=c(r,93);u&&(e.charCodeAt(r.p)!==93&&s.x("expected end of table array declaration",r),r.p++);let d=I(r,p,t,a,u?2:1);d?(f=d[2],o=d[1]):($(r,d,l),n=!0)}else{l=r.p;let u=c(r),p=I(r,u,o,f,0);!p&&!n&&$(r,p,l),m(r,!0,!0);let d=w(r,void 0);p&&!n&&(p[1][p[0]]=d)}m(r,!0),r.p<e.length&&(l=e.charCodeAt(r.p))!==10&&(l!==13||e.charCodeAt(r.p+1)!==10)&&s.x("each key-value declaration must be followed by an end-of-line",r),m(r)}return t}/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */var te=!!"".isWellFormed;/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */export{N as parse};
