import { endpoints } from '@aisle/api/endpoints'
import { domains } from './domains.ts'
import { servedBy } from './server/served-by.ts'

/** Prints the calls of the contract that answer 501. */
const served = servedBy(domains)
const missing = Object.values(endpoints).filter(({ name }) => !served.has(name))
for (const { method, path, name } of missing) process.stdout.write(`501 ${method} ${path} (${name})\n`)
process.stdout.write(`${served.size} of ${served.size + missing.length} calls are served\n`)
