const port = () => process.env['STORE_PORT'] ?? '3000'

/** `http://fresh.localhost:3000` */
export const originOf = (tenant: string): string => `http://${tenant}.localhost:${port()}`

/** The gateway by its address: Node does not resolve `*.localhost`. */
export const gatewayAddress = (): string => `http://127.0.0.1:${port()}`
