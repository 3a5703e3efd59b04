import { type Configuration, configuration } from '../configuration.ts'
import { type ApiClient, ApiError } from './client.ts'

/**
 * The same call at its other address: a back end of the second flavour has no other (spec 1 §7, decision 38). Either is
 * read in both forms.
 */
const elsewhere = { ...configuration, path: '/v2/Configuration' } as const

/** What back ends say of an address that they do not have; one that names the store as unknown has it. */
const NOT_SERVED: readonly number[] = [404, 405, 501]
const NO_SUCH_STORE = 'STORE_UNKNOWN'

/** The store's configuration, of whichever version its back end has (spec 1 §7). @throws ApiError */
export async function readConfiguration(api: Pick<ApiClient, 'call'>, signal?: AbortSignal): Promise<Configuration> {
  const read = (call: typeof configuration) => api.call(call, { query: { global: true } }, { signal })
  try {
    return await read(configuration)
  } catch (error) {
    if (!isNotServed(error)) throw error
    return await read(elsewhere).catch((failure: unknown) => {
      // With neither address the first answer counts: a store that is not there.
      throw isNotServed(failure) ? error : failure
    })
  }
}

const isNotServed = (error: unknown) =>
  error instanceof ApiError && NOT_SERVED.includes(error.status) && error.code !== NO_SUCH_STORE
