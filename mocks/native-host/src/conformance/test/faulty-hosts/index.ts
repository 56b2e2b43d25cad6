/** Hosts with one fault each, and where the suite must find it. */
import { actionFaults } from './actions.ts';
import { handshakeFaults } from './handshake.ts';
import { messageFaults } from './messages.ts';
import { refusalFaults } from './refusals.ts';
import { streamFaults } from './streams.ts';

export const faultyHosts = [...handshakeFaults, ...messageFaults, ...actionFaults, ...refusalFaults, ...streamFaults];
