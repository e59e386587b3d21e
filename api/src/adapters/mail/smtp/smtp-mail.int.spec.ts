import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailContract, mailOf } from '../../../ports/mail.contract.js';
import { MailRefused, MailUnavailable } from '../../../ports/mail.port.js';
import { smtpRefusal, startSmtpServer, type TestSmtpServer } from '../../../testing/smtp-server.js';
import { SmtpMail, type SmtpServer } from './smtp-mail.js';

const at = (port: number, changed: Partial<SmtpServer> = {}): SmtpServer => ({
  from: 'Emit <emit@example.org>',
  host: '127.0.0.1',
  port,
  secure: false,
  requireTls: false,
  user: null,
  password: null,
  ...changed,
});

const failure = (port: SmtpMail, mail = mailOf('a')): Promise<unknown> =>
  port.send(mail).then(
    () => null,
    (error: unknown) => error,
  );

/** A certificate for localhost, signed by itself. */
const certified = (() => {
  let made: { cert: string; key: string } | null = null;
  return () => {
    if (made) return made;
    const folder = mkdtempSync(join(tmpdir(), 'emit-cert-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const kind = [
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ];
    execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    made = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
    rmSync(folder, { recursive: true });
    return made;
  };
})();

describe('mail by SMTP', () => {
  const servers: TestSmtpServer[] = [];
  const start: typeof startSmtpServer = async (...args) => {
    const server = await startSmtpServer(...args);
    servers.push(server);
    return server;
  };
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });

  mailContract(async () => {
    const server = await start();
    return {
      port: new SmtpMail(at(server.port)),
      messages: async () => server.arrived.map(({ message }) => message.replaceAll('\r\n', '\n')),
      dispose: () => Promise.resolve(),
    };
  });

  it('is refused for good where the mailbox is not there, and says no address', async () => {
    const server = await start({
      onRcptTo: ({ address }, _session, done) => done(smtpRefusal(550, `<${address}>: no such mailbox`)),
    });
    const error = await failure(new SmtpMail(at(server.port)));
    expect(error).toBeInstanceOf(MailRefused);
    expect(String(error)).not.toContain('ruth');
    expect(String(error)).toMatch(/550/);
  });

  it('is tried again later where the server is busy, fails, or does not let us in', async () => {
    const greylisting = await start({
      onRcptTo: (_address, _session, done) => done(smtpRefusal(451, 'try again later')),
    });
    const failing = await start({}, () => smtpRefusal(452, 'disk full'));
    const strange = await start({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    });
    for (const server of [
      at(greylisting.port),
      at(failing.port),
      at(strange.port, { user: 'u', password: 'p' }),
    ])
      expect(await failure(new SmtpMail(server))).toBeInstanceOf(MailUnavailable);
  });

  it('is tried again later where nobody listens, is silent or talks without end', async () => {
    const closed = await startSmtpServer();
    await closed.close();
    expect(await failure(new SmtpMail(at(closed.port)))).toBeInstanceOf(MailUnavailable);
    const silent: Server = createServer(() => undefined).listen(0, '127.0.0.1');
    const talking: Server = createServer((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 10);
      socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    const times = { silentMs: 150, wholeMs: 400 };
    for (const server of [silent, talking]) {
      if (!server.listening) await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const mail = new SmtpMail(at(port), times);
      expect(await failure(mail)).toBeInstanceOf(MailUnavailable);
      await mail.close();
      server.close();
    }
  });

  it('sends nothing without TLS where TLS is required', async () => {
    const plain = await start();
    expect(await failure(new SmtpMail(at(plain.port, { requireTls: true })))).toBeInstanceOf(MailUnavailable);
    expect(plain.arrived).toEqual([]);
  });

  it('sends nothing to a server whose certificate nobody vouches for', async () => {
    // smtp-server's own certificate is for localhost, signed by itself.
    const untrusted = await start({ disabledCommands: [] });
    expect(await failure(new SmtpMail(at(untrusted.port, { requireTls: true })))).toBeInstanceOf(
      MailUnavailable,
    );
    const untrustedFromTheFirst = await start({ secure: true });
    const secure = at(untrustedFromTheFirst.port, { secure: true });
    expect(await failure(new SmtpMail(secure))).toBeInstanceOf(MailUnavailable);
    expect([...untrusted.arrived, ...untrustedFromTheFirst.arrived]).toEqual([]);
  });

  it('goes over STARTTLS to a server whose certificate is trusted', async () => {
    const server = await start({ disabledCommands: [], ...certified() });
    const { cert: ca } = certified();
    const trusting = new SmtpMail(at(server.port, { host: 'localhost', requireTls: true }), undefined, {
      ca,
    });
    await trusting.send(mailOf('a'));
    expect(server.arrived.map(({ secure }) => secure)).toEqual([true]);
    // The name in it is looked at, too.
    const other = new SmtpMail(at(server.port, { requireTls: true }), undefined, { ca });
    expect(await failure(other)).toBeInstanceOf(MailUnavailable);
  });
});
