/**
 * Queries and mutations of what is not the server's: a file of the release, the device, the embedder. Those of the server
 * come from `queries`, `mutations` and `useSilentMutation`, which know their keys, their effects and their failures.
 */
export { queryOptions as localQuery, useMutation as useLocalMutation } from '@tanstack/react-query';
