/// <reference types="vite/types/importMeta.d.ts" />

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

declare module 'virtual:screens' {
  export const screens: import('./screens.ts').ScreenRow[];
}

declare module 'virtual:stories' {
  export const stories: import('./stage/story.ts').Story[];
}

declare module 'virtual:actionGroups' {
  /** The actions of the bridge by the folder of `sdk/native/actions` that describes them. */
  export const actionGroups: Record<string, string[]>;
}
