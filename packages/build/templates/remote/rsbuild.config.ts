import { remoteConfig } from '@aisle/build'

export default remoteConfig({ name: 'mf-__name__' })
