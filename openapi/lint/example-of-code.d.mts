/** The name of a failure's example in the bundle: `failAmountChanged` for `AMOUNT_CHANGED`. */
export declare function exampleOfCode(code: string): string;
