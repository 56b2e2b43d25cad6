/**
 * Makes a listener of a server from an async handler. A failed handler ends its own connection, and says why on the
 * console; without this, it would end the process.
 */
export const requestListener =
  <Request, Response extends { destroy: () => unknown }>(
    handle: (request: Request, response: Response) => Promise<void>,
  ): ((request: Request, response: Response) => void) =>
  (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  };
