/** Recordings of the messages between the app and its host, in the SDK's format of conversations. */
import { type Conversation, type ConversationStep, type NativeHost, readConversation } from '@health-app/sdk/testing';
import { readSettings, type Settings, writeSettings } from './settings.ts';

/** A conversation, and the settings with which the app started. */
export interface Recording extends Conversation {
  /** As in the address of the device page. */
  settings: string;
}

let begun = { settings: '', hosts: [] as NativeHost[] };

/** Begins a new recording, when the app starts. */
export function beginRecording(settings: Settings): void {
  begun = { settings: writeSettings(settings), hosts: [] };
}

/** Adds a host, whose log then grows: each document of the app has one. */
export const record = (host: NativeHost): void => void begun.hosts.push(host);

/** The recording since the app started. */
export function recordingNow(): Recording {
  const { settings, hosts } = begun;
  const { platform, path } = readSettings(settings);
  const messages = hosts.flatMap(({ log }) => log.map(({ from, message }) => ({ from, message }) as ConversationStep));
  return { about: `${platform} ${path}`, settings, messages };
}

/**
 * Reads a recording.
 * @returns the conversation, and its settings if it has some: golden conversations have none
 * @throws {TypeError} naming the part that does not keep to the format
 */
export function readRecording(text: string): { conversation: Conversation; settings: Settings | undefined } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TypeError('The file is not JSON');
  }
  const conversation = readConversation(value);
  const { settings } = value as Partial<Recording>;
  return { conversation, settings: typeof settings === 'string' ? readSettings(settings) : undefined };
}
