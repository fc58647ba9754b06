export { parse } from 'smol-toml';
