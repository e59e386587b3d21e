import type { Mail, MailPort } from './mail.port.js';

export interface MailUnderTest {
  readonly port: MailPort;
  /** The messages as they arrived or are kept, in order, as RFC 5322 has them. */
  messages(): Promise<string[]>;
  dispose(): Promise<void>;
}

export const mailOf = (id: string, changed: Partial<Mail> = {}): Mail => ({
  id,
  memberId: 'member-of-ruth',
  to: 'ruth@example.org',
  subject: 'Confirm your email – für Ruth',
  text: `Hello,\n\nopen http://localhost/verify#${id}\n`,
  html: `<p>Hello,</p><p><a href="http://localhost/verify#${id}">open</a></p>`,
  ...changed,
});

/** What every MailPort must do. Call it inside a describe. */
export function mailContract(setUp: () => Promise<MailUnderTest>): void {
  let underTest: MailUnderTest;
  beforeEach(async () => (underTest = await setUp()));
  afterEach(async () => {
    await underTest.port.close();
    await underTest.dispose();
  });

  it('sends text and HTML to one address, from ours, with an id that stays', async () => {
    await underTest.port.send(mailOf('one'));
    const [message = ''] = await underTest.messages();
    const [head = '', body = ''] = message.split(/\r?\n\r?\n([^]*)/);
    expect(head).toMatch(/^From: Emit <emit@example\.org>$/m);
    expect(head).toMatch(/^To: ruth@example\.org$/m);
    expect(head).toMatch(/^Message-ID: <one@example\.org>$/m);
    expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(head).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(body).toMatch(/text\/plain[^]*text\/html/);
  });

  it('takes no line of its own from what a mail holds', async () => {
    const subject = 'Hello\r\nBcc: eve@example.org';
    await underTest.port.send(mailOf('one', { subject }));
    expect((await underTest.messages()).join('')).not.toMatch(/^Bcc:/im);
  });

  it('sends several at the same time', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => underTest.port.send(mailOf(id))));
    const all = (await underTest.messages()).join('\n');
    for (const id of ['a', 'b', 'c']) expect(all).toContain(`Message-ID: <${id}@example.org>`);
  });
}
