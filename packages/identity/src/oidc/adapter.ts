import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider'
import type { TenantDirectory } from '../tenants/tenant.directory.ts'
import { clientOf, tenantOfClientId } from './client.ts'
import type { PayloadStore } from './payload.store.ts'

// Their id is the secret itself, so it is left out of the payload and put back by whoever knows it.
const secretModels: ReadonlySet<string> = new Set(['AuthorizationCode', 'RefreshToken'])

/** Connects the provider to PostgreSQL; clients come from the tenants and are never stored. */
export function createAdapterFactory(payloads: PayloadStore, tenants: TenantDirectory): AdapterFactory {
  return (model) => (model === 'Client' ? clientAdapter(tenants) : payloadAdapter(model, payloads))
}

function payloadAdapter(model: string, payloads: PayloadStore): Adapter {
  return {
    async upsert(id, payload, expiresInSeconds) {
      const { jti, ...rest } = payload
      const stored = secretModels.has(model) ? rest : { ...rest, jti }
      await payloads.save({ model, id, tenant: tenantOf(payload), payload: stored, expiresInSeconds })
    },
    async find(id) {
      const payload = await payloads.find(model, id)
      return payload && secretModels.has(model) ? { ...payload, jti: id } : payload
    },
    findByUid: (uid) => payloads.findByUid(model, uid),
    findByUserCode: async () => undefined,
    async consume(id) {
      // Two requests with the same code or token at the same moment: the provider saw both as unused.
      if (!(await payloads.consume(model, id))) await refuseReuse(model, id, payloads)
    },
    destroy: (id) => payloads.remove(model, id),
    revokeByGrantId: (grantId) => payloads.removeOfGrant(grantId),
  }
}

async function refuseReuse(model: string, id: string, payloads: PayloadStore): Promise<never> {
  const payload = await payloads.find(model, id)
  if (payload?.grantId) {
    await payloads.removeOfGrant(payload.grantId)
    await payloads.remove('Grant', payload.grantId)
  }
  throw new errors.InvalidGrant('already used')
}

function clientAdapter(tenants: TenantDirectory): Adapter {
  const readOnly = async () => {
    throw new Error('Clients are derived from tenants and cannot be stored')
  }
  return {
    async find(clientId) {
      const id = tenantOfClientId(clientId)
      const tenant = id === undefined ? undefined : await tenants.find(id)
      return tenant && clientOf(tenant)
    },
    upsert: readOnly,
    consume: readOnly,
    destroy: readOnly,
    revokeByGrantId: readOnly,
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  }
}

const tenantOf = ({ clientId, params }: AdapterPayload) => tenantOfClientId(clientId ?? params?.['client_id'])
