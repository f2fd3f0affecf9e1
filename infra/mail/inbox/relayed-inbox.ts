import type { Mail } from '../mail.ts';
import { answerInbox } from './answer-inbox.ts';
import type { Inbox } from './inbox.ts';
import { relayedPage } from './inbox-page.ts';
import { readInboxStyle } from './inbox-style.ts';

/** Sends the emails elsewhere. */
interface Relay {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** Creates the inbox of a machine that sends its emails. It keeps none, doesn't show earlier ones, and says so. */
export async function createRelayedInbox(relay: Relay): Promise<Inbox> {
  const style = await readInboxStyle();
  const content = {
    page: () => Promise.resolve(relayedPage(style.css)),
    messages: () => Promise.resolve(null),
  };
  return {
    send: (mail) => relay.send(mail),
    handle: (request, response, path) => answerInbox(content, style, { request, response, path }),
    close: () => relay.close(),
  };
}
