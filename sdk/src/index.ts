/**
 * Client for the Health App API: every operation as a typed method.
 * @module
 */
export type { CallOptions } from './call.ts';
export { createHealthClient, type HealthClient, type HealthClientOptions } from './client.ts';
export { HealthError, type HealthErrorDetails, type HealthErrorKind, isHealthError } from './errors.ts';
export type * from './generated/client.ts';
export type * from './generated/schema.ts';
export { type App, type Environment, environmentCodes, type HostOverrides, resolveHost } from './hosts.ts';
export type { Transport } from './pipeline/attempts.ts';
export type { Source } from './pipeline/headers.ts';
export type { Toast } from './pipeline/toast.ts';
export type { Login, Session, User } from './session.ts';
