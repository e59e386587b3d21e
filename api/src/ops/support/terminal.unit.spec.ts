import { Writable } from 'node:stream';
import { ProcessTerminal } from './terminal.js';

type Standard = ConstructorParameters<typeof ProcessTerminal>[0];

/** A stream on which every write ends as `code` says, or well. */
function stream(code: string | null, written: string[] = []): Writable {
  return new Writable({
    decodeStrings: false,
    write(text: string, _, done) {
      if (code === null) written.push(text);
      done(code === null ? null : Object.assign(new Error(`${code}: it failed`), { code }));
    },
  });
}

const terminal = (stdout: Writable, stderr: Writable) =>
  new ProcessTerminal({ stdout, stderr } as unknown as Standard);

describe('the terminal of a process', () => {
  it('tells a reader that has gone from a disk that is full', async () => {
    await expect(terminal(stream('EPIPE'), stream(null)).write('answer')).rejects.toMatchObject({
      name: 'OutputClosed',
    });
    await expect(terminal(stream('ENOSPC'), stream(null)).write('answer')).rejects.toMatchObject({
      name: 'CommandFailed',
      message: 'standard output could not be written: ENOSPC: it failed',
    });
  });

  it('is as wide as the terminal, and as wide as may be where there is none', () => {
    const widthOf = (facts: object) => terminal(Object.assign(stream(null), facts), stream(null)).width;
    expect(widthOf({ isTTY: true, columns: 80 })).toBe(80);
    expect(widthOf({ isTTY: true, columns: 0 })).toBe(Infinity);
    expect(widthOf({ columns: 80 })).toBe(Infinity);
    expect(widthOf({})).toBe(Infinity);
  });

  it('shows whole parts of a line of progress that is too long', () => {
    const written: string[] = [];
    const err = Object.assign(stream(null, written), { isTTY: true, columns: 40 });
    const text = 'rebuild ████████  52 %  1,234,567 events/s  12 s left';
    terminal(stream(null), err).progress(text);
    expect(written).toEqual(['\r\u001b[Krebuild ████████  52 %']);
    err.columns = 80;
    terminal(stream(null), err).progress(text);
    expect(written[1]).toBe(`\r\u001b[K${text}`);
  });

  it('writes the whole answer though nobody reads the remarks', async () => {
    const written: string[] = [];
    const out = terminal(stream(null, written), stream('EPIPE'));
    out.note('a remark');
    await out.write('one');
    await out.write('two');
    expect(written).toEqual(['one', 'two']);
  });
});
