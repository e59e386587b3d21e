import type { CommandWords, OptionWords, Value } from './command-words.js';

/** Returns what zsh reads to complete 'emit', with what each word means. */
export function zshScript(commands: readonly CommandWords[]): string {
  return `#compdef emit
# zsh completion for emit
_emit() {
  local at= word
  local -a found
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
      (${alternatives(commands.slice(1).map(({ path }) => path))}) at+=" $word" ;;
    esac
  done
  local prev=\${words[CURRENT-1]}
  if [[ \${words[CURRENT]} == --*=* ]]; then
    prev=\${words[CURRENT]%%=*}
    compset -P '*='
  fi
  case "$at $prev" in
${commands.flatMap((command) => command.options.flatMap((option) => valueCase(command, option))).join('\n')}
  esac
  case "$at" in
${commands.map(commandCase).join('\n')}
  esac
}
if [[ $funcstack[1] == _emit ]]; then _emit "$@"; else compdef _emit emit; fi
`;
}

function alternatives(texts: readonly string[]): string {
  return texts.map((text) => `"${text}"`).join('|');
}

function valueCase({ path }: CommandWords, { names, value }: OptionWords): string[] {
  if (value === 'none') return [];
  return [`    (${alternatives(names.map((name) => `${path} ${name}`))}) ${completing(value)}; return ;;`];
}

function commandCase({ path, commands, options, argument }: CommandWords): string {
  const told = options.flatMap(({ names, description }) => names.map((name) => entry(name, description)));
  const below = commands.map(({ name, description }) => entry(name, description));
  const described = `found=(${told.join(' ')}); _describe -o option found`;
  const given = argument === 'none' ? described : completing(argument);
  const other = below.length > 0 ? `found=(${below.join(' ')}); _describe command found` : given;
  return `    ("${path}") if [[ $PREFIX == -* ]]; then ${described}; else ${other}; fi ;;`;
}

/** As `_describe` takes it: a colon parts the word from what it means. */
function entry(name: string, description: string): string {
  return `'${name}:${description.replaceAll("'", "'\\''")}'`;
}

function completing(value: Value): string {
  if (value === 'path') return '_files';
  return typeof value === 'string' ? ':' : `compadd -- ${value.join(' ')}`;
}
