export interface ParsedEvent {
  readonly event: string;
  readonly data: unknown;
}

/** The events of a whole server-sent event stream, each with its data as JSON. */
export function parseEventStream(text: string): ParsedEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => ({
      event: field('event', block) ?? 'message',
      data: JSON.parse(field('data', block) ?? 'null') as unknown,
    }));
}

/** Lines end with \n alone: a text may hold U+2028, which ends lines elsewhere. */
function field(name: string, block: string): string | undefined {
  const line = block.split('\n').find((one) => one.startsWith(`${name}: `));
  return line?.slice(name.length + 2);
}
