/**
 * Test doubles: a native host without a phone, and a server without a network.
 * @module
 */
export type { BridgeAction } from '../bridge/action.ts';
export type { HostMessage, PageMessage } from '../bridge/messages.ts';
export { bridgeActions } from '../generated/bridge-actions.ts';
export { type Conversation, type ConversationStep, readConversation, replayHost } from './conversation.ts';
export { type FixtureName, fixture } from './fixture.ts';
export {
  createNativeHost,
  type HostAnswer,
  type HostCall,
  type HostEntry,
  type HostScript,
  type NativeHost,
  type NativeHostOptions,
} from './native-host.ts';
export { withoutMetadata } from './picture-metadata.ts';
export {
  createReferenceHost,
  type MessageSource,
  type ReferenceHost,
  type ReferenceHostOptions,
  refuse,
} from './reference-host.ts';
export {
  createFakeTransport,
  fail,
  type OperationData,
  type OperationReply,
  ok,
  refused,
  type Said,
  silence,
} from './transport.ts';
export { createFakeWindow, type FakeWindow, type FakeWindowOptions } from './window.ts';
