export declare function withUniqueItems(key: string, value: unknown): unknown;
