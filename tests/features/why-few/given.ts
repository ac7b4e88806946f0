const whyFewLinks = {
  beyondMeans: { links: [{ href: '/contacto' }] },
  signing: { links: [{ label: '⟦signing contract⟧', href: '/informacion' }] },
};

export const given = { 'why-few-links.json': whyFewLinks };
