import type { CommandWords, OptionWords, Value } from './command-words.js';

/** Returns what fish reads to complete 'emit', with what each word means. */
export function fishScript(commands: readonly CommandWords[]): string {
  const paths = commands.slice(1).map(({ path }) => quoted(path));
  return `# fish completion for emit
function __emit_at
  set -l at ''
  for word in (commandline -opc)[2..-1]
    if contains -- "$at $word" ${paths.join(' ')}
      set at "$at $word"
    end
  end
  test "$at" = "$argv[1]"
end
complete -c emit -e
complete -c emit -f
${commands.flatMap(linesOf).join('\n')}
`;
}

function linesOf({ path, commands, options, argument }: CommandWords): string[] {
  const begin = `complete -c emit -n ${quoted(`__emit_at ${quoted(path)}`)}`;
  return [
    ...commands.map(({ name, description }) => `${begin} -a ${name} -d ${quoted(description)}`),
    ...(commands.length > 0 || argument === 'none' || argument === 'other'
      ? []
      : [`${begin}${given(argument)}`]),
    ...options.map(
      (option) => `${begin}${flags(option)} -d ${quoted(option.description)}${taken(option.value)}`,
    ),
  ];
}

function flags({ names }: OptionWords): string {
  return names
    .map((name) => (name.startsWith('--') ? ` -l ${name.slice(2)}` : ` -s ${name.slice(1)}`))
    .join('');
}

function taken(value: Value): string {
  if (value === 'none') return '';
  return value === 'path' ? ' -r -F' : ` -x${given(value)}`;
}

function given(value: Value): string {
  if (value === 'path') return ' -F';
  return typeof value === 'string' ? '' : ` -a ${quoted(value.join(' '))}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
