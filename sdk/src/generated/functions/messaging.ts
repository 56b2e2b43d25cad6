// Written by npm run generate. Do not edit.
import { type OperationFunction, operation } from '../../operation.ts';
import type { LaunchAppParam, LaunchAppQuery } from '../schema.ts';

/**
 * Sign a page for the messaging app.
 *
 * Signs the address of a page, so that the messaging app's JS SDK shares it and opens the native app from it. Called once a
 * page is open in that app's browser, before its JS SDK is configured. It changes nothing and may be repeated.
 *
 * `POST /scheme/view/wx/get-h5-lanuch-app-param` (below `/food` on the food host)
 * @throws {HealthError} kind `business`:
 * - `UNKNOWN_HOST`: The address belongs to a host that is not registered
 */
export const messagingLaunchAppParam: OperationFunction<'messaging.launchAppParam', 'read', [input: LaunchAppQuery], LaunchAppParam> = /* @__PURE__ */ operation(
  'messaging.launchAppParam',
  'POST /{app}/view/wx/get-h5-lanuch-app-param effect=read',
);
