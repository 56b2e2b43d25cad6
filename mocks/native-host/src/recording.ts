/** Recordings of the messages between the app and its host, in the SDK's format of conversations. */
import { type Conversation, type ConversationStep, type NativeHost, readConversation } from '@health-app/sdk/testing';
import { parseJson } from './read-object.ts';
import { readSettings, type Settings, writeSettings } from './settings.ts';

/** A conversation, and the settings with which the app started. */
export interface Recording extends Conversation {
  /** In the format of the device page's address. */
  settings: string;
}

let begun = { settings: '', hosts: [] as NativeHost[] };

/** Starts a new recording when the app starts. */
export function beginRecording(settings: Settings): void {
  begun = { settings: writeSettings(settings), hosts: [] };
}

/** Adds a host, whose log grows from now on; each document of the app has one. */
export const record = (host: NativeHost): void => void begun.hosts.push(host);

/** The recording since the app started. */
export function recordingNow(): Recording {
  const { settings, hosts } = begun;
  const { platform, path } = readSettings(settings);
  const messages = hosts.flatMap(({ log }) => log.map(({ from, message }) => ({ from, message }) as ConversationStep));
  return { about: `${platform} ${path}`, settings, messages };
}

/**
 * Parses a recording.
 * @returns the conversation, and its settings, if any; golden conversations have none
 * @throws {TypeError} for an invalid part; the message names it
 */
export function readRecording(text: string): { conversation: Conversation; settings: Settings | undefined } {
  const value = parseJson(text, 'file');
  const conversation = readConversation(value);
  const { settings } = value as Partial<Recording>;
  return { conversation, settings: typeof settings === 'string' ? readSettings(settings) : undefined };
}
