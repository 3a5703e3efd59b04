import { createHash } from 'node:crypto'
import type { AdapterPayload } from 'oidc-provider'
import type { Pool } from 'pg'

export type PayloadStore = ReturnType<typeof createPayloadStore>

type Row = { payload: AdapterPayload; consumedAt: number | null }

export type StoredPayload = {
  readonly model: string
  readonly id: string
  readonly tenant: string | undefined
  readonly payload: AdapterPayload
  readonly expiresInSeconds: number | undefined
}

const hashId = (id: string) => createHash('sha256').update(id).digest()
const columns = 'payload, extract(epoch FROM consumed_at)::int AS "consumedAt"'

/** What the provider remembers. Codes and tokens are found by hash; none stands in the table in clear. */
export function createPayloadStore(pool: Pool) {
  return {
    async save({ model, id, tenant, payload, expiresInSeconds }: StoredPayload): Promise<void> {
      await pool.query(
        `INSERT INTO identity.oidc_payloads (model, id_hash, tenant_id, account_id, grant_id, uid, payload, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))
         ON CONFLICT (model, id_hash) DO UPDATE SET tenant_id = excluded.tenant_id, account_id = excluded.account_id,
           grant_id = excluded.grant_id, uid = excluded.uid, payload = excluded.payload,
           expires_at = excluded.expires_at`,
        [
          model,
          hashId(id),
          tenant ?? null,
          payload.accountId ?? null,
          payload.grantId ?? null,
          payload.uid ?? null,
          JSON.stringify(payload),
          expiresInSeconds ?? null,
        ],
      )
    },

    async find(model: string, id: string): Promise<AdapterPayload | undefined> {
      const { rows } = await pool.query<Row>(
        `SELECT ${columns} FROM identity.oidc_payloads
         WHERE model = $1 AND id_hash = $2 AND (expires_at IS NULL OR expires_at > now())`,
        [model, hashId(id)],
      )
      return present(rows[0])
    },

    async findByUid(model: string, uid: string): Promise<AdapterPayload | undefined> {
      const { rows } = await pool.query<Row>(
        `SELECT ${columns} FROM identity.oidc_payloads
         WHERE model = $1 AND uid = $2 AND (expires_at IS NULL OR expires_at > now())`,
        [model, uid],
      )
      return present(rows[0])
    },

    /** True for the one caller who used it up. */
    async consume(model: string, id: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        `UPDATE identity.oidc_payloads SET consumed_at = now()
         WHERE model = $1 AND id_hash = $2 AND consumed_at IS NULL`,
        [model, hashId(id)],
      )
      return rowCount === 1
    },

    async remove(model: string, id: string): Promise<void> {
      await pool.query('DELETE FROM identity.oidc_payloads WHERE model = $1 AND id_hash = $2', [model, hashId(id)])
    },

    async removeOfGrant(grantId: string): Promise<void> {
      await pool.query('DELETE FROM identity.oidc_payloads WHERE grant_id = $1', [grantId])
    },

    async removeExpired(): Promise<void> {
      await pool.query('DELETE FROM identity.oidc_payloads WHERE expires_at <= now()')
    },
  }
}

function present(row: Row | undefined): AdapterPayload | undefined {
  if (!row) return undefined
  return row.consumedAt === null ? row.payload : { ...row.payload, consumed: row.consumedAt }
}
