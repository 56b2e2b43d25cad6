import type { CampStatus } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#ui/Badge.tsx';

export const campStatusNames: Record<CampStatus, MessageDescriptor> = {
  enrolling: msg({ context: 'camp', message: 'Open to join' }),
  full: msg({ context: 'camp', message: 'Full' }),
  running: msg({ context: 'camp', message: 'Started' }),
  over: msg({ context: 'camp', message: 'Ended' }),
};

export const campStatusTones: Record<CampStatus, Tone> = {
  enrolling: 'good',
  full: 'fair',
  running: 'plain',
  over: 'plain',
};
