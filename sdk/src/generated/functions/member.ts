// Written by npm run generate. Do not edit.
import { type OperationFunction, operation } from '../../operation.ts';
import type { MemberHasPermissionInput, MemberPermission } from '../schema.ts';

/**
 * Whether a membership permits a feature.
 *
 * Asked before a feature that members have is opened, so that a screen can offer the membership instead of failing. It
 * counts nothing: the feature's own call does, and refuses whom this call does not permit.
 *
 * `GET /food/member/has-permission`
 * @throws {HealthError}
 */
export const memberHasPermission: OperationFunction<'member.hasPermission', 'read', [input?: MemberHasPermissionInput], MemberPermission> = /* @__PURE__ */ operation(
  'member.hasPermission',
  'GET /food/member/has-permission',
);
