import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import pg from 'pg'
import { findAccount } from '../postgres/account.ts'
import { SHARED_PLACE } from '../postgres/binaries.ts'
import { stopOrphan } from '../postgres/orphan.ts'
import { databasePlace } from '../postgres/place.ts'
import type { DataFolder } from './data-folder.ts'

/** Throws the demo away: data of the shop, pictures, mail and what is published. Keys and passwords stay. */
export async function resetDemo(folder: DataFolder, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl) await dropSchemas(databaseUrl)
  else await removeDatabase(folder.root)
  for (const path of [folder.seeded, folder.images, folder.imageCache, folder.partners, folder.registry]) {
    await rm(path, { recursive: true, force: true })
  }
}

async function removeDatabase(root: string) {
  const place = await databasePlace(root, findAccount())
  await stopOrphan(place)
  await rm(place.startsWith(SHARED_PLACE) ? dirname(place) : place, { recursive: true, force: true })
}

async function dropSchemas(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('DROP SCHEMA IF EXISTS commerce, identity, gateway CASCADE')
  } finally {
    await client.end()
  }
}
