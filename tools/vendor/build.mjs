// make vendor: one committed module for each library, from the versions of package-lock.json.
// Usage: node build.mjs MODULES TARGET, where MODULES is the node_modules folder and TARGET the vendor folder.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const modules = resolve(process.argv[2]);
const target = resolve(process.argv[3]);
const esbuild = createRequire(join(modules, 'x.js'))('esbuild');

/** @param {string} name */
const version = name => JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version;

const libraries = [
  { file: 'lit.js', packages: ['lit', 'lit-html'], note: 'Lit, BSD-3-Clause, see LICENSE.lit' },
  { file: 'fluent.js', packages: ['@fluent/bundle'], note: 'Fluent, Apache-2.0, see LICENSE.fluent' },
  { file: 'qr.js', packages: ['qrcode-generator'], note: 'QR Code Generator, MIT, see LICENSE.qr' },
  { file: 'sha256.js', packages: ['@noble/hashes'], note: 'noble-hashes, MIT, see LICENSE.sha256' },
  { file: 'toml.js', packages: ['smol-toml'], note: 'smol-toml, BSD-3-Clause, see LICENSE.toml' },
];

for (const { file, packages, note } of libraries) {
  const names = packages.map(name => `${name} ${version(name)}`).join(', ');
  await esbuild.build({
    entryPoints: [join(here, file.replace('.js', '.entry.js'))],
    outfile: join(target, file),
    banner: { js: `/* ${note}. Made by "make vendor" from ${names}. */` },
    nodePaths: [modules],
    bundle: true, format: 'esm', target: 'es2022', minify: true, legalComments: 'inline', logLevel: 'warning',
  });
}

copyFileSync(join(modules, 'lit', 'LICENSE'), join(target, 'LICENSE.lit'));
copyFileSync(join(modules, '@noble/hashes', 'LICENSE'), join(target, 'LICENSE.sha256'));
copyFileSync(join(modules, 'smol-toml', 'LICENSE'), join(target, 'LICENSE.toml'));
writeFileSync(join(target, 'NOTICE'), `This folder holds code that others wrote, unchanged but for bundling:

lit.js      Lit ${version('lit')} with lit-html ${version('lit-html')}, Copyright Google LLC. BSD-3-Clause: LICENSE.lit
fluent.js   @fluent/bundle ${version('@fluent/bundle')}, Copyright the Mozilla Foundation and others.
            Apache-2.0: LICENSE.fluent
qr.js       qrcode-generator ${version('qrcode-generator')}, Copyright Kazuhiko Arase. MIT: LICENSE.qr
            The word "QR Code" is a registered trademark of DENSO WAVE INCORPORATED.
sha256.js   @noble/hashes ${version('@noble/hashes')}, Copyright Paul Miller. MIT: LICENSE.sha256
toml.js     smol-toml ${version('smol-toml')}, Copyright Squirrel Chat et al. BSD-3-Clause: LICENSE.toml
`);
