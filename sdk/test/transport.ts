export { createFakeTransport as transport, fail, ok, type Said, silence } from '../src/testing/transport.ts';
