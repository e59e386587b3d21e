/** docker-compose.yml as values: what the trial starts, and what the tests hold against the settings. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { root } from '../lib/run.mjs';

/** Returns the file with its variables replaced from `env`. Throws when one that must be set is not. */
export function readCompose(env, file = join(root, 'docker-compose.yml')) {
  return interpolated(yaml.load(readFileSync(file, 'utf8')), env);
}

/** `${NAME:-default}` and `${NAME:?message}`, the two forms that the file uses. */
function interpolated(value, env) {
  if (Array.isArray(value)) return value.map((item) => interpolated(item, env));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, interpolated(item, env)]));
  return typeof value === 'string' ? interpolate(value, env) : value;
}

function interpolate(text, env) {
  return text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name, form, rest) => {
    if (env[name]) return env[name];
    if (form === '?') throw new Error(`${name}: ${rest}`);
    return rest;
  });
}

/** The health check of a service as one line for a shell; null when the image's own counts. */
export function healthCommand({ healthcheck }) {
  if (!healthcheck) return null;
  const [form, ...words] = healthcheck.test;
  return form === 'CMD-SHELL' ? words[0] : words.map(quote).join(' ');
}

function quote(word) {
  return `'${word.trim().replaceAll("'", `'\\''`)}'`;
}

/** The names of the services that must be healthy before this one starts. */
export function dependenciesOf({ depends_on: on = {} }) {
  return Object.keys(on);
}
