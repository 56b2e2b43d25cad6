import { bridgeActions, type Conversation, type HostMessage, readConversation } from '@health-app/sdk/testing';
import type { Case } from '../case.ts';
import { acts } from '../samples.ts';
import { type Exchange, Failure, type Session } from '../session.ts';
import { checkResult } from './actions.ts';

const files = import.meta.glob<unknown>('../../../../../sdk/native/golden/*.json', { eager: true, import: 'default' });

/** The golden conversations by name. */
const golden = Object.entries(files).map(([path, content]): [string, Conversation] => [
  path.replace(/^.*\/|\.json$/g, ''),
  readConversation(content),
]);

type Asked = Extract<Conversation['messages'][number], { from: 'page' }>['message'] & { action: string };

export const conversationCases: Case[] = golden.map(([name, conversation]) => {
  const asked = conversation.messages.flatMap(({ from, message }) =>
    from === 'page' && 'action' in message ? [message as Asked] : [],
  );
  const acting = asked.find(({ action }) => acts(action)) ?? asked.find(({ type }) => type === 'stream');
  return {
    id: `conversations/${name}`,
    title: [conversation.about, conversation.about],
    rule: 'golden',
    isOffered: (offers) => asked.every(({ action }) => offers.has(action)),
    ...(acting && {
      question: {
        kind: 'conversation',
        action: acting.action,
        about: `${conversation.about} Expected: ${JSON.stringify(conversation.outcomes)}`,
      },
    }),
    run: (session) => play(session, conversation),
  };
});

/** Plays the page's side. A device answers with values of its own, so the kinds of its answers are compared. */
async function play(session: Session, { messages }: Conversation): Promise<void> {
  const exchanges = new Map<string, { exchange: Exchange; action: string }>();
  for (const { from, message } of messages) {
    if (from === 'host') {
      const { exchange, action } = exchanges.get(message.id) as { exchange: Exchange; action: string };
      await expectLike(session, exchange, action, message);
    } else if (message.type === 'notify') session.say(message);
    else if (message.type === 'cancel') session.cancel(exchanges.get(message.id)?.exchange as Exchange);
    else {
      const { id, ...request } = message;
      const action = 'action' in message ? message.action : 'hello';
      exchanges.set(id, { exchange: session.ask(request), action });
    }
  }
  await session.quiet();
}

async function expectLike(session: Session, exchange: Exchange, action: string, expected: HostMessage): Promise<void> {
  const wanted = kindOf(expected);
  const isStream = exchange.type === 'stream';
  // A person has the time of a person in all conversations, and a device may send more events.
  const limit = isStream ? session.limitOf('person') : session.limitOf(action);
  const found = await session.next(exchange, limit, (message) => !isStream || kindOf(message) === wanted);
  const said = found ?? exchange.messages[exchange.messages.length - 1];
  if (!said) throw new Failure('golden', `${action}: no message; the conversation has ${wanted}`);
  if (kindOf(said) !== wanted) {
    throw new Failure('golden', `${action}: ${kindOf(said)}; the conversation has ${wanted}`);
  }
  if (said.type === 'event' && said.data != null) checkResult(action, said.data, 'data');
  if (said.type === 'reply' && said.error == null && bridgeActions[action]?.kind === 'call') {
    checkResult(action, said.result);
  }
}

/** `opening`, `event`, `result`, or the code of an error. */
function kindOf(message: HostMessage): string {
  if (message.type === 'event') return message.data == null ? 'opening' : 'event';
  return message.error == null ? 'result' : `error ${message.error.code}`;
}
