import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Arrived = { from: string; to: string[]; email: Email };

export type Mailbox = {
  smtpUrl: string;
  arrived: readonly Arrived[];
  /** How often somebody tried to deliver, taken or not. */
  tries(): number;
  close(): Promise<void>;
};

/** A mail server on a free port that keeps what it is given, and turns the first ones away. */
export async function openMailbox({ turnAway = 0 } = {}): Promise<Mailbox> {
  const arrived: Arrived[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        tries += 1;
        if (tries <= turnAway) return done(new Error('Try again later'));
        const email = await PostalMime.parse(Buffer.concat(chunks));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        arrived.push({ from, to: envelope.rcptTo.map(({ address }) => address), email });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    arrived,
    tries: () => tries,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
