import type { ActionRows } from './row.ts';
import { shapes } from './shapes.ts';

const permission = 'camera|album|microphone|location|notifications|calendar|contacts|bluetooth|exactAlarm';
const reminder = {
  reminderId: 'rem-2001',
  title: '二甲双胍',
  text: '0.5 g，随餐服用',
  times: ['08:00', '18:30'],
  startDate: '2026-11-20',
};

/** Permissions, notifications, reminders and the calendar. */
export const reminders = {
  getPermission: {
    doc: 'Whether the app may use something, without asking.',
    params: { permission },
    result: shapes.PermissionState,
    example: { params: { permission: 'notifications' }, result: { state: 'ask' } },
  },
  requestPermission: {
    doc: 'Asks the person to let the app use something.',
    limit: 'person',
    params: { permission },
    result: shapes.PermissionState,
    example: { params: { permission: 'notifications' }, result: { state: 'granted' } },
  },
  getPushToken: {
    doc: 'The device’s address for push notifications.',
    limit: 20_000,
    result: { token: 'text', service: 'text // who delivers them' },
    example: { result: { token: 'push-token-1', service: 'apns' } },
  },
  scheduleReminder: {
    doc: 'Sets a local reminder that fires without the network; one with the same id is replaced.',
    params: shapes.LocalReminder,
    result: { 'next?': 'int 0.. // when it fires next, ms since 1970; left out when never' },
    example: { params: reminder, result: { next: 1_795_219_200_000 } },
  },
  cancelReminder: {
    doc: 'Takes a local reminder back; an unknown one is no error.',
    params: { reminderId: 'text' },
    example: { params: { reminderId: 'rem-2001' } },
  },
  listReminders: {
    doc: 'The local reminders that are set.',
    result: { reminders: [shapes.LocalReminder] },
    example: { result: { reminders: [reminder] } },
  },
  watchReminders: {
    doc: 'Tells when the person answers a reminder’s notification.',
    kind: 'stream',
    result: { reminderId: 'text', answer: 'opened|taken|later|dismissed', due: 'int 0.. // ms since 1970' },
    example: { result: { reminderId: 'rem-2001', answer: 'taken', due: 1_795_219_200_000 } },
  },
  addCalendarEvent: {
    doc: 'Writes an event into the device’s calendar.',
    limit: 'person',
    params: {
      title: 'text',
      start: 'int 0.. // ms since 1970',
      end: 'int 0.. // ms since 1970',
      'notes?': 'text',
      'alarm?': 'int 0..40320 // minutes before the start',
    },
    result: { eventId: 'text' },
    example: {
      params: { title: '复查血糖', start: 1_795_219_200_000, end: 1_795_222_800_000, alarm: 60 },
      result: { eventId: 'event-1' },
    },
  },
  removeCalendarEvent: {
    doc: 'Takes an event of this app out of the calendar.',
    limit: 'person',
    params: { eventId: 'text' },
    example: { params: { eventId: 'event-1' } },
  },
} satisfies ActionRows;
