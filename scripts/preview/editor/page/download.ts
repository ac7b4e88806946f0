/** Saves data as a file of the person's computer. */
export async function download(
  name: string,
  data: Promise<Uint8Array> | string,
  type: string,
): Promise<void> {
  const address = URL.createObjectURL(new Blob([(await data) as BlobPart], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
