import type { Collection } from '@aisle/api/collection'
import type { Transaction } from '../database/database.ts'
import { collectionNotFound } from './catalogue.errors.ts'
import { findCollection } from './collections.store.ts'

export async function getCollection(tx: Transaction, seoName: string): Promise<Collection> {
  const collection = await findCollection(tx, { seoName })
  if (!collection) throw collectionNotFound()
  return {
    collectionID: collection.collectionId,
    collectionName: collection.name,
    seoName: collection.seoName,
    description: collection.description,
    imageURL: collection.imageUrl,
  }
}
