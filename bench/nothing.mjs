// Stands for 'server-only', which nothing but Next resolves.
