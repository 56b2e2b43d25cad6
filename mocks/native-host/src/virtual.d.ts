declare module 'virtual:operations' {
  export interface OperationRow {
    /** `<domain>.<verb>` */
    id: string;
    method: string;
    path: string;
    examples: { status: number; name: string }[];
  }
  export const operations: OperationRow[];
}
