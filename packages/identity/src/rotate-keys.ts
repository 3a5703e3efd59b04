import { rotateSigningKeys } from './keys/keys.ts'

const { KEYS_DIR } = process.env
if (!KEYS_DIR) throw new Error('Name the folder of the keys in KEYS_DIR')
await rotateSigningKeys(KEYS_DIR)
process.stdout.write('The next key signs once the identity service has been started again.\n')
