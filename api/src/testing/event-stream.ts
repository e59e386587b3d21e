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
      event: /^event: (.*)$/m.exec(block)?.[1] ?? 'message',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') as unknown,
    }));
}
