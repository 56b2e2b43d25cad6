/**
 * Client for the Health App API: every operation as a typed method.
 * @module
 */
export { adaptFetch } from './adapt-fetch.ts';
export { addMiddleware } from './add-middleware.ts';
export { type Analytics, type AnalyticsOptions, createAnalytics } from './analytics/index.ts';
export type { CallOptions } from './call-options.ts';
export { createHealthClient } from './client.ts';
export type {
  CoreClient,
  CoreClientOptions,
  HealthClient,
  HealthClientOptions,
  Source,
  Toast,
  Transport,
  ViewOptions,
} from './client-options.ts';
export { createCoreClient } from './core-client.ts';
export {
  type AbortedError,
  type BridgeError,
  type BusinessError,
  type FailureCodeOf,
  HealthError,
  type HealthErrorDetails,
  type HealthErrorKind,
  type HealthErrorOf,
  type HttpError,
  type InvalidRequestError,
  type InvalidResponseError,
  isHealthError,
  type LoginError,
  type LoginExpiredError,
  type NetworkError,
  packError,
  type TimeoutError,
  unpackError,
} from './errors.ts';
export { explain } from './explain.ts';
export type * from './generated/client.ts';
export type { HealthCode, HealthCodes, OperationId } from './generated/codes.ts';
export type { paths } from './generated/paths.ts';
export type * from './generated/schema.ts';
export type { HookAttempt, HookRequest, HookResponse, Hooks } from './hooks.ts';
export { type App, type Environment, environmentCodes, type HostOverrides, resolveHost } from './hosts.ts';
export { createIdempotencyKey, withIdempotencyKey } from './idempotency-key.ts';
export { createLogHooks, type Logger, type LogLevel } from './log.ts';
export { type NativeLogin, type NativeLoginOptions, nativeLogin } from './native-login.ts';
export { collect, itemsOf, pagesOf } from './paged.ts';
export type { Middleware } from './pipeline/application-middleware.ts';
export { createFetch, createRaw } from './raw.ts';
export { type FailureReport, packReport, type ReportOptions } from './report.ts';
export { type CodeCountdown, codeInterval, createCodeCountdown, secondsUntilNextCode } from './rules/code-countdown.ts';
export { type Debounced, debounce, debounceDelay } from './rules/debounce.ts';
export { genders, memberTypes, pageSize, questionTypes, requiredFlags, yesNo } from './rules/enumerations.ts';
export { isMainlandPhone, maskPhone } from './rules/phone.ts';
export { rateScore } from './rules/rate-score.ts';
export { isMember, isPromoter } from './rules/roles.ts';
export { defaultShareImage, isShareType, type ShareContent, type ShareType, shareContent } from './rules/share.ts';
export type { Login, Session, SessionStatus, User } from './session.ts';
export { completeUser, signInByCode, signOut } from './sign-in.ts';
export { createStorage, type HealthStorage, type StorageBackend } from './storage.ts';
export { version } from './version.ts';
export { withResponse } from './with-response.ts';
