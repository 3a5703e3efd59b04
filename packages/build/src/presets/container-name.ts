/** The global variable of a remote's container: `mf-orders` → `mf_orders`. */
export const containerName = (remote: string) => remote.replaceAll('-', '_')
