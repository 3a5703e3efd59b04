/** Installs the packages unless that was done for this very lockfile. Answers the path of the pinned Node. */
export function install(root: string, run?: (root: string) => Promise<number>): Promise<string>
