import type { MemberType } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const membershipNames: Record<MemberType, MessageDescriptor> = {
  0: msg`Not a member`,
  1: msg`Weekly member`,
  2: msg`Monthly member`,
  3: msg`Annual member`,
};
