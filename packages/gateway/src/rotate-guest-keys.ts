import { rotateGuestKeys } from './guest/guest-key-file.ts'

const { GUEST_KEY_FILE } = process.env
if (!GUEST_KEY_FILE) throw new Error('Name the file of the keys in GUEST_KEY_FILE')
await rotateGuestKeys(GUEST_KEY_FILE)
process.stdout.write('The next key signs once the gateway has been started again.\n')
