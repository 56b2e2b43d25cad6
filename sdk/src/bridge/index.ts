/**
 * The bridge between a page and the app around it: both native apps, the messaging app's browser, a plain browser.
 * @module
 */
export type {
  BridgeCalls,
  BridgeImage,
  BridgeNotes,
  BridgeStreams,
  HealthSample,
  LocalReminder,
  NativePage,
  NativeUser,
  NetworkState,
  PermissionState,
  Purchase,
  SafeArea,
  SharedContent,
  ShareOutcome,
  StoreProduct,
} from '../generated/bridge.ts';
export { createBridge } from './bridge.ts';
export type { MessagingOptions, MessagingSignature } from './channel.ts';
export type { BridgeErrorCode } from './error-codes.ts';
export type { BridgeStats } from './pending-requests.ts';
export { type BridgeWindow, detectPlatform, type Platform } from './platform.ts';
export type { Bridge, BridgeCallOptions, BridgeOptions, BridgeStreamOptions } from './types.ts';
