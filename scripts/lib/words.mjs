/** Words of docs/glossary.md that a program can hold the code to: what is wrong where, and what to write instead. */
export const RULES = [
  {
    term: 'event store',
    wrong: /\blog\??: (?:EventStore\b|Pick<EventStore\b)/,
    say: '`log` is the logger: call the event store `eventStore` or `store`',
  },
  {
    term: 'reply',
    wrong: /(?:\/\*\*|\*|;|\.) Answers (?:how|what|whether|which|the|a|an|its|null)\b/,
    say: 'a function "Returns …"',
  },
  {
    term: 'command',
    wrong: /\bclass \w+ extends (?:Command|Query)</,
    say: 'a use case is a handler, called directly',
  },
  {
    term: 'read model',
    wrong: /\bmodels\.(?:get|list)(?:<\w+>)?\('/,
    say: 'read by the projection: models.get(tokenBalance, id)',
  },
  { term: 'spill', wrong: /\b(?:putOff|Postponed|PartedWork)\b/, say: 'spill, SpillFile, PartitionedFold' },
  { term: 'log, log line', wrong: /\b[tT]oldError\b/, say: 'redactError, RedactedError' },
];

/** Returns a line for each place in `files` where a reserved word means something else. */
export function wordComplaints(files, read) {
  return files
    .filter((file) => /^(contract|api|web|bench)\//.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          RULES.filter(({ wrong }) => wrong.test(line)).map(
            ({ term, say }) => `${file}:${index + 1}: ${say} (docs/glossary.md, "${term}")`,
          ),
        ),
    );
}
