import { createLocalJWKSet } from 'jose'
import { buildApp } from './app.ts'
import { connectDatabase } from './database/database.ts'

/** Prints the calls of the contract that answer 501; those of the identity API are none of this one's. Needs no database: the pool connects on first use only. */
const issuer = { issuer: 'none', keys: createLocalJWKSet({ keys: [] }) }
const app = buildApp({
  database: connectDatabase('postgres://nowhere.invalid/none'),
  issuers: { guest: issuer, user: issuer },
  services: { partnersUrl: undefined, smtpUrl: undefined, merchant: { id: undefined, secret: undefined } },
})
const missing = app.notServed.filter(({ service }) => service === undefined)
for (const { method, path, name } of missing) process.stdout.write(`501 ${method} ${path} (${name})\n`)
process.stdout.write(`${missing.length} calls are not served yet\n`)
