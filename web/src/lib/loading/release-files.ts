/** The files of this release. The build writes the list into the page; in development it is empty. */
export interface ReleaseFiles {
  /** Fingerprint of the release: of this page, which names all files, and of the host's headers. */
  id: string;
  /**
   * The scripts and style sheets below `assets/`, without duplicates. A name ends with the hash of the content, such as
   * `shell-1a2B3c4D.js`.
   */
  files: string[];
  /**
   * By chunk: the indexes in `files` of the files that it needs in addition to its own script, the start and the shell.
   * `shell` also has the files of the screens' frame. A chunk that needs no further file is missing.
   */
  chunks: Record<string, number[]>;
  /**
   * By product, then by path pattern, with spaces between: the feature, the kind of the screen's bar, `one` for one column
   * in any window, and the parameter that a detail with a list beside it needs, or `-`. What is usual is left out at the end.
   */
  routes: Record<string, Record<string, string>>;
  requests: FirstRequests;
}

/** What the screens request first. */
interface FirstRequests {
  environment: 'dev' | 'test' | 'preview' | 'production';
  /** The address of the API by product. */
  hosts: Record<string, string>;
  /** The headers of every request. */
  headers: Record<string, string>;
  /** The method and the path of each operation, such as `GET /food/order/orderDetail`. */
  operations: string[];
  /**
   * By product, then by path pattern: the people that the screen admits, then its requests. A request is the index of its
   * operation, how its input follows from the address (`platform/query/first-query.ts`), and options.
   */
  screens: Record<string, Record<string, [access: string, ...requests: FirstRequest[]]>>;
}

type FirstRequest = [
  operation: number,
  sources: object | null,
  options?: {
    pages?: true | undefined;
    for?: 'user' | 'member' | 'promoter' | undefined;
    with?: string | undefined;
    without?: string | undefined;
  },
];

const text = globalThis.document?.getElementById('release-files')?.textContent;

export const releaseFiles: ReleaseFiles = text
  ? JSON.parse(text)
  : {
      id: '',
      files: [],
      chunks: {},
      routes: {},
      requests: { environment: 'dev', hosts: {}, headers: {}, operations: [], screens: {} },
    };

/** The folder of all releases' files. */
const folder = '/assets/';

/** Whether an address is a file of some release. */
export const isReleaseFile = (address: string): boolean => address.startsWith(location.origin + folder);

const scripts = new Map(
  releaseFiles.files.filter((file) => file.endsWith('.js')).map((file) => [file.replace(/-.{8}\.js$/, ''), file]),
);

/** The addresses of the files that a chunk needs: its script, the scripts that it imports, then the style sheets. */
export function filesOf(chunk: string): string[] {
  const script = scripts.get(chunk);
  const { files, chunks } = releaseFiles;
  return [script, ...(chunks[chunk] ?? []).map((index) => files[index])].flatMap((file) => (file ? folder + file : []));
}
