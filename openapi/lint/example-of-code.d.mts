/** The name of a failure's example in the bundle: `failAmountChanged` of `AMOUNT_CHANGED`. */
export declare function exampleOfCode(code: string): string;
