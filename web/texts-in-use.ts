/** Finds the common texts that each catalog of the build needs, from the imports of the modules. */
import { reach } from './feature-modules.ts';

interface Options {
  /** The module that exports the screens, by feature. */
  features: Map<string, string>;
  /** The module that every screen loads in addition to its feature. */
  everywhere: string;
  /** The module that the page starts with. */
  entry: string;
  /** Returns the feature whose folder contains a module, if any. */
  featureOf: (id: string) => string | undefined;
  /** Static and dynamic imports of a module. */
  importsOf: (id: string) => { now: readonly string[]; later: readonly string[] };
}

/** The modules whose texts each catalog needs. */
export interface ModulesInUse {
  /**
   * By feature: the modules of its screens, and of the parts that these load later. Without what the shell loads later,
   * because such a part loads its texts itself.
   */
  features: Map<string, Set<string>>;
  /** All modules that the page can load without a feature. */
  shell: Set<string>;
}

export function modulesInUse({ features, everywhere, entry, featureOf, importsOf }: Options): ModulesInUse {
  const shared = reach([everywhere], (id) => importsOf(id).now);
  const withParts = (id: string) => (shared.has(id) ? importsOf(id).now : allImports(id));
  const allImports = (id: string) => [...importsOf(id).now, ...importsOf(id).later];
  return {
    features: new Map([...features].map(([feature, screens]) => [feature, reach([screens, everywhere], withParts)])),
    shell: reach([entry], (id) => allImports(id).filter((imported) => !featureOf(imported))),
  };
}
