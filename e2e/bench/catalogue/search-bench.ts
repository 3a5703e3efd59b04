import { measureSearch } from './measure-search.ts'

const data = process.env['AISLE_DATA']
if (!data)
  throw new Error('AISLE_DATA names no folder: a database of its own is started in it, or the running one used.')

console.log('\nSearches in a catalogue of 25,000 products, one after the other, in the process of the API\n')
await measureSearch(data, process.argv[2], console.log)
process.exit()
