import type { Transaction } from '../database/database.ts'
import { presentConfiguration, presentFlatConfiguration } from './configuration.presenter.ts'
import { readFulfillments } from './fulfillments.store.ts'
import { unknownStore } from './tenant.errors.ts'
import { findConfiguration } from './tenant.store.ts'

export async function getConfigurationRow(tx: Transaction) {
  const configuration = await findConfiguration(tx)
  if (!configuration) throw unknownStore()
  return configuration
}

export const getConfiguration = async (tx: Transaction) =>
  presentConfiguration(await getConfigurationRow(tx), await readFulfillments(tx))

export const getFlatConfiguration = async (tx: Transaction) =>
  presentFlatConfiguration(await getConfigurationRow(tx), await readFulfillments(tx))
