import { publicOrigin } from '../services/declarations.ts'
import type { StartOptions } from './options.ts'

/** Where everything is, and who may sign in. */
export function announcement({ port, dataFolder }: Pick<StartOptions, 'port' | 'dataFolder'>): string {
  const at = (host: string) => publicOrigin(host, port)
  return `
Aisle is ready

  Fresh Fields Market   ${at('fresh')}   groceries, every remote
  Old Cellar            ${at('cellar')}   wine and spirits, age-restricted
  Corner Pantry         ${at('corner')}   one small shop
  In other modes        ${at('beta')} (access code 4711)
                        ${at('test')} (password letmein)
                        ${at('maintenance')}
                        ${at('closed')}
                        ${at('soon')}

  Sign in as            customer@example.com    has orders, addresses, cards, gift cards, auto-ship
                        newcomer@example.com    a customer without history
                        visitor@example.com     no customer record yet
                        password of all three: aisle-demo
  Pay with              4111 1111 1111 1111 (accepted), 4000 0000 0000 0002 (declined)
  Read the mail at      ${at('partners')}/inbox
  Data and logs         ${dataFolder}

Ctrl-C stops everything.`
}
